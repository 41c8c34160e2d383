import type { DeskCase } from '@vidriera/domain/desk/wire-schema';

/** Hosts that functions found in a thing's links. They are text: nobody should press them. */
export function FoundHosts({ hosts }: Pick<DeskCase, 'hosts'>) {
  const { listed = [], alike = [] } = hosts ?? {};
  return (
    <>
      {listed.length > 0 ? <p>{`En la lista de sitios peligrosos: ${listed.join(', ')}`}</p> : null}
      {alike.length > 0 ? (
        <p>{`Se parecen a un banco, a Mercado Pago o a Vidriera: ${alike.join(', ')}`}</p>
      ) : null}
    </>
  );
}
