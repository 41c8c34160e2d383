import ArrowDownUp from '@lucide/icons/icons/arrow-down-up';
import { Button } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { lazyPart } from '@vidriera/kit/ui/parts/lazy-part';
import { type ReactNode, useEffect, useRef, useState } from 'react';

const Arrange = lazyPart(async () => (await import('./arrange.tsx')).Arrange);

interface ArrangeableProps {
  /** Called after the order may have changed. */
  onChange: () => void;
  /** Draws the list of links with the given button among its tools. */
  children: (button: ReactNode) => ReactNode;
}

/** A list of own links, whose button «Ordenar» opens the arrangement in its place. */
export function Arrangeable({ onChange, children }: ArrangeableProps) {
  const [view, setView] = useState<'list' | 'arrange' | 'list again'>('list');
  const opener = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (view === 'list again') opener.current?.focus();
  }, [view]);
  if (view === 'arrange') {
    const close = () => {
      setView('list again');
      onChange();
    };
    return <Arrange onClose={close} />;
  }
  return children(
    <Button
      ref={opener}
      kind="secondary"
      icon={<Icon of={ArrowDownUp} size={20} />}
      onClick={() => setView('arrange')}
    >
      Ordenar
    </Button>,
  );
}
