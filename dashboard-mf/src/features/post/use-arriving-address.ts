import { useEffect, useRef } from 'react';
import type { UseFormReturn } from 'react-hook-form';
import type { PostValues } from './values.ts';

/** Fills in the address that is proposed, which arrives after the form and only for events. A typed or emptied one stays. @param fills false with a draft */
export function useArrivingAddress(
  { getValues, setValue }: Pick<UseFormReturn<PostValues>, 'getValues' | 'setValue'>,
  proposed: string,
  fills: boolean,
): void {
  const before = useRef(proposed);
  useEffect(() => {
    if (fills && getValues('direccion') === before.current) setValue('direccion', proposed);
    before.current = proposed;
  }, [proposed, fills, getValues, setValue]);
}
