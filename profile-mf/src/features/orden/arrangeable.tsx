import ArrowDownUp from '@lucide/icons/icons/arrow-down-up';
import { Button } from '@vidriera/kit/ui/button';
import { Icon } from '@vidriera/kit/ui/icon';
import { lazyPart } from '@vidriera/kit/ui/lazy-part';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import styles from '../parts/list.module.css';

const Arrange = lazyPart(async () => (await import('./arrange.tsx')).Arrange);

interface ArrangeableProps {
  /** Called after the order may have changed. */
  onChange: () => void;
  /** The list of links. */
  children: ReactNode;
}

/** A list of own links, with the button that opens its arrangement in its place. */
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
  return (
    <div className={styles.list}>
      <p>
        <Button
          ref={opener}
          kind="secondary"
          icon={<Icon of={ArrowDownUp} size={20} />}
          onClick={() => setView('arrange')}
        >
          Ordenar
        </Button>
      </p>
      {children}
    </div>
  );
}
