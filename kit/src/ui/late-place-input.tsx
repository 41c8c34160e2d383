import { type ComponentType, useEffect, useState } from 'react';
import type { PlaceInputProps } from './place-input.tsx';
import { NO_PLACES } from './place-words.ts';
import { TextInput } from './text-input.tsx';

/** The choice of a place, fetched once its form stands: nobody begins with it. */
export function LatePlaceInput(props: PlaceInputProps) {
  const [Input, setInput] = useState<ComponentType<PlaceInputProps>>();
  const [failed, setFailed] = useState(false);
  useEffect(() => {
    import('./place-input.tsx').then(
      ({ PlaceInput }) => setInput(() => PlaceInput),
      (error: unknown) => {
        console.warn('the choice of a place could not be fetched', error);
        setFailed(true);
      },
    );
  }, []);
  if (Input) return <Input {...props} />;
  const { label, name, help } = props;
  return (
    <TextInput label={label} name={name} help={help} optional readOnly error={failed ? NO_PLACES : null} />
  );
}
