import { useLoaderData } from 'kit/router';
import { type ComponentType, createElement } from 'react';

/** What a screen's component is given: what its loader read. */
export interface ScreenProps<D> {
  data: D;
}

/** A screen's component with the data of its route. The one place that says of what type they are: `screen()` ties loader and component. */
export function WithData<D>({ of }: { of: ComponentType<ScreenProps<D>> }) {
  return createElement(of, { data: useLoaderData() as D });
}
