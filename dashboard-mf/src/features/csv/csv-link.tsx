import Download from '@lucide/icons/icons/download';
import { ButtonAnchor } from '@vidriera/kit/ui/parts/button';
import { Icon } from '@vidriera/kit/ui/parts/icon';
import { useEffect, useState } from 'react';
import { csvOf } from './csv.ts';

/** A link that downloads a table. @param name of the file, without its ending */
export function CsvLink({ name, table }: { name: string; table: readonly (readonly string[])[] }) {
  const [href, setHref] = useState('');
  const csv = csvOf(table);
  useEffect(() => {
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    setHref(url);
    return () => URL.revokeObjectURL(url);
  }, [csv]);
  return (
    <ButtonAnchor
      kind="secondary"
      href={href}
      download={`${name}.csv`}
      target={undefined}
      icon={<Icon of={Download} size={20} />}
    >
      Descargar CSV
    </ButtonAnchor>
  );
}
