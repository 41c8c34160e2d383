import { isLate } from 'kit/late';
import { Waiting } from 'kit/late-screen';
import { Loading } from 'kit/loading';
import { useLoaderData } from 'kit/router';

/** Stands at an address until the area that owns it is there, or can't be had. */
export function LateArea() {
  const data = useLoaderData();
  return isLate(data) ? <Waiting late={data} skeleton={<Loading />} /> : null;
}
