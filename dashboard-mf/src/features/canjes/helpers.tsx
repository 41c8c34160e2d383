import { random128 } from '@vidriera/domain/claim/random-128';
import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { trimInvisible } from '@vidriera/domain/values/invisible';
import { askConfirm } from '@vidriera/kit/dialogs';
import { momentText } from '@vidriera/kit/moment';
import { byWhatsApp, copyText, hasSheet, shareBySheet } from '@vidriera/kit/share';
import { toast } from '@vidriera/kit/toast';
import { BrandIcon } from '@vidriera/kit/ui/brand-icon';
import { Button, ButtonAnchor } from '@vidriera/kit/ui/button';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { useRevalidator } from '@vidriera/router';
import { publicOrigin } from '@vidriera/session/config';
import { serverNow } from '@vidriera/session/server-clock';
import { type FormEvent, useRef, useState } from 'react';
import { ask } from '../canjear/ask.ts';
import styles from './canjes.module.css';
import type { CanjesHelper } from './load.ts';

/** Manages helpers, who redeem by a link without an account. Each link is shown once. */
export function Helpers({ helpers }: { helpers: CanjesHelper[] }) {
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<{ nombre: string; url: string } | null>(null);
  const withdraw = async ({ id, nombre }: CanjesHelper) => {
    if (
      !(await askConfirm(`¿Quitar a ${nombre}? Su mostrador deja de andar.`, { yes: 'Quitar', danger: true }))
    )
      return;
    try {
      await ask({ what: 'withdraw', id });
      await revalidate();
    } catch (caught) {
      toast.error(failureOf(caught).message);
    }
  };
  const now = serverNow();
  return (
    <section aria-labelledby="ayudantes" className={styles.helpers}>
      <h2 id="ayudantes">Ayudantes</h2>
      <p className="soft">
        Con su link canjean sin cuenta, por 12 horas, desde el primer teléfono que lo abra. Hasta{' '}
        {MAX_HELPERS}.
      </p>
      {helpers.length > 0 ? (
        <ul className={styles.list}>
          {helpers.map((helper) => (
            <li key={helper.id} className={styles.helper}>
              <span>
                <b>{helper.nombre}</b>
                <br />
                <span className="soft">
                  {helper.bound ? 'Está en el mostrador' : 'Todavía no abrió su link'} · hasta{' '}
                  {momentText(helper.lapsesAt, now)}
                </span>
              </span>
              <Button
                kind="ghost"
                aria-label={`Quitar a ${helper.nombre}`}
                onClick={() => void withdraw(helper)}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {link ? <HelperLink {...link} onDone={() => setLink(null)} /> : null}
      {helpers.length < MAX_HELPERS ? (
        <Invite
          onInvited={async (nombre, secret) => {
            setLink({ nombre, url: `${publicOrigin()}/canjear#${secret}` });
            await revalidate();
          }}
        />
      ) : null}
    </section>
  );
}

function Invite({ onInvited }: { onInvited: (nombre: string, link: string) => Promise<void> }) {
  const [nombre, setNombre] = useState('');
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  /** Sent again after a lost answer, so that one press makes one helper. */
  const asked = useRef({ nombre: '', link: '' });
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const name = trimInvisible(nombre);
    if (!name) return setError('Escribí cómo se llama.');
    setBusy(true);
    setError('');
    try {
      if (asked.current.nombre !== name) asked.current = { nombre: name, link: random128() + random128() };
      const { link } = await ask({ what: 'invite', ...asked.current });
      asked.current = { nombre: '', link: '' };
      setNombre('');
      await onInvited(name, link);
    } catch (caught) {
      setError(failureOf(caught).message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <form className={styles.invite} onSubmit={(event) => void invite(event)} noValidate>
      <TextInput
        label="Nombre"
        help="Así lo ves en la lista de canjes."
        value={nombre}
        error={error}
        limit={40}
        autoComplete="off"
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
      <Button type="submit" kind="secondary" busy={busy} busyText="Haciendo el link…">
        Invitar
      </Button>
    </form>
  );
}

interface LinkProps {
  nombre: string;
  url: string;
  onDone: () => void;
}

function HelperLink({ nombre, url, onDone }: LinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
  const titulo = `Tu mostrador, ${nombre}: abrilo en el teléfono con el que vas a canjear.`;
  const onCopy = async () => {
    const could = await copyText(url);
    setCopied(could ? messages.general.copied : 'Copialo a mano: está seleccionado.');
    if (!could) field.current?.select();
  };
  return (
    <div className={styles.link}>
      <p>
        <b>El link de {nombre}.</b> Se muestra esta única vez: mandáselo ahora.
      </p>
      <input
        ref={field}
        readOnly
        value={url}
        aria-label={`Link de ${nombre}`}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row">
        <ButtonAnchor kind="secondary" href={byWhatsApp(titulo, url)} icon={<BrandIcon red="whatsapp" />}>
          WhatsApp
        </ButtonAnchor>
        <Button kind="secondary" onClick={() => void onCopy()}>
          Copiar link
        </Button>
        {hasSheet() ? (
          <Button kind="secondary" onClick={() => void shareBySheet(titulo, url)}>
            Más opciones
          </Button>
        ) : null}
        <Button kind="ghost" onClick={onDone}>
          Listo
        </Button>
      </div>
      <p role="status">{copied}</p>
    </div>
  );
}
