import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { call } from '@vidriera/kit/requests/callable';
import { momentText } from '@vidriera/kit/words/moment';
import { publicOrigin } from '@vidriera/session/config';
import { serverNow } from '@vidriera/session/server-clock';
import { HelperLinks } from './helper-links.tsx';
import type { CanjesHelper } from './load.ts';

/** Helpers at the counter, who redeem by a link without an account. */
export function Helpers({ helpers }: { helpers: CanjesHelper[] }) {
  const now = serverNow();
  return (
    <HelperLinks
      helpers={helpers.map(({ id, nombre, bound, lapsesAt }) => ({
        id,
        nombre,
        about: `${bound ? 'Abrió su link' : 'Todavía no abrió su link'} · hasta ${momentText(lapsesAt, now)}`,
      }))}
      about={`Con su link canjean sin cuenta, por 12 horas, desde el primer teléfono que lo abra. Hasta ${MAX_HELPERS}.`}
      confirm={(nombre) => `¿Quitar a ${nombre}? Su teléfono deja de canjear.`}
      message={(nombre) => `Los canjes, ${nombre}: abrilo en el teléfono con el que vas a canjear.`}
      help="Así lo ves en la lista de canjes."
      invite={async (nombre, secret) => {
        const { link } = await call('counter', { what: 'invite', nombre, link: secret });
        return `${publicOrigin()}/canjear#${link}`;
      }}
      withdraw={async (id) => void (await call('counter', { what: 'withdraw', id }))}
    />
  );
}
