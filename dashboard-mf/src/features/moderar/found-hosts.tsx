import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { kindOf } from './words.ts';

/** Hosts that functions found in an account's links. They are text: nobody should press them. */
export function FoundHosts({ hosts, others }: Pick<DeskCase, 'hosts' | 'others'>) {
  const { listed = [], alike = [], in: things = [] } = hosts ?? {};
  const named = others.filter(({ subject }) => things.includes(subject));
  return (
    <>
      {listed.length > 0 ? <p>{`En la lista de sitios peligrosos: ${listed.join(', ')}`}</p> : null}
      {alike.length > 0 ? (
        <p>{`Se parecen a un banco, a Mercado Pago o a Vidriera: ${alike.join(', ')}`}</p>
      ) : null}
      {named.length > 0 ? (
        <p className="soft">
          {`En: ${named.map(({ subject, titulo }) => `${kindOf(subject)} ${titulo || 'sin título'}`).join('; ')}`}
        </p>
      ) : null}
    </>
  );
}
