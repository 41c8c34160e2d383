import { random128 } from '@vidriera/domain/claim/random-128';
import { MAX_HELPERS } from '@vidriera/domain/claim/times';
import { failureOf } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { trimInvisible } from '@vidriera/domain/values/invisible';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { askConfirm } from '@vidriera/kit/messages/dialogs';
import { byWhatsApp, copyText, hasSheet, shareBySheet } from '@vidriera/kit/posters/share';
import { asOneAttempt } from '@vidriera/kit/requests/attempts';
import { CheckBox } from '@vidriera/kit/ui/form/check-box';
import { TextInput } from '@vidriera/kit/ui/form/text-input';
import { BrandIcon } from '@vidriera/kit/ui/parts/brand-icon';
import { Button, ButtonAnchor } from '@vidriera/kit/ui/parts/button';
import { useRevalidator } from '@vidriera/router';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import styles from './canjes.module.css';

interface Helper {
  id: string;
  nombre: string;
  about: string;
}

interface HelperLinksProps {
  helpers: readonly Helper[];
  about: ReactNode;
  /** The question before a helper is withdrawn. */
  confirm: (nombre: string) => string;
  /** Goes with the link. */
  message: (nombre: string) => string;
  /** Where the name shows. */
  help: string;
  /** Something more that a link may allow. */
  option?: string | undefined;
  /** Makes a link of the two secrets in `link`. @returns its address @throws Failure */
  invite: (nombre: string, link: string, hasOption: boolean) => Promise<string>;
  /** @throws Failure */
  withdraw: (id: string) => Promise<void>;
}

/** Manages helpers, who need a link and no account. Each link is shown once. */
export function HelperLinks(props: HelperLinksProps) {
  const { helpers, about, confirm, message, help, option, invite, withdraw } = props;
  const { revalidate } = useRevalidator();
  const [link, setLink] = useState<{ nombre: string; url: string } | null>(null);
  const { act } = useAct();
  const remove = async ({ id, nombre }: Helper) => {
    if (!(await askConfirm(confirm(nombre), { yes: 'Quitar', danger: true }))) return;
    await act(async () => {
      await withdraw(id);
      await revalidate();
    });
  };
  return (
    <section aria-labelledby="ayudantes" className={styles.helpers}>
      <h2 id="ayudantes">Quién te ayuda</h2>
      <p className="soft">{about}</p>
      {helpers.length > 0 ? (
        <ul className={styles.list}>
          {helpers.map((helper) => (
            <li key={helper.id} className={styles.helper}>
              <span>
                <b>{helper.nombre}</b>
                <br />
                <span className="soft">{helper.about}</span>
              </span>
              <Button
                kind="ghost"
                aria-label={`Quitar a ${helper.nombre}`}
                onClick={() => void remove(helper)}
              >
                Quitar
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {link ? <HelperLink {...link} message={message(link.nombre)} onDone={() => setLink(null)} /> : null}
      {helpers.length < MAX_HELPERS ? (
        <Invite
          help={help}
          option={option}
          onInvite={async (nombre, secret, hasOption) => {
            setLink({ nombre, url: await invite(nombre, secret, hasOption) });
            await revalidate();
          }}
        />
      ) : null}
    </section>
  );
}

interface InviteProps {
  help: string;
  option: string | undefined;
  /** Makes the link, and shows it. */
  onInvite: (nombre: string, link: string, hasOption: boolean) => Promise<void>;
}

function Invite({ help, option, onInvite }: InviteProps) {
  const [nombre, setNombre] = useState('');
  const [hasOption, setHasOption] = useState(false);
  const [error, setError] = useState('');
  const [busy, setBusy] = useState(false);
  const invite = async (event: FormEvent) => {
    event.preventDefault();
    const name = trimInvisible(nombre);
    if (!name) return setError('Escribí cómo se llama.');
    setBusy(true);
    setError('');
    try {
      await asOneAttempt(
        `helper ${location.pathname} ${name}`,
        () => random128() + random128(),
        (link) => onInvite(name, link, hasOption),
      );
      setNombre('');
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
        help={help}
        value={nombre}
        error={error}
        limit={40}
        autoComplete="off"
        onChange={(event) => setNombre(event.currentTarget.value)}
      />
      {option ? (
        <CheckBox
          label={option}
          checked={hasOption}
          onChange={({ currentTarget }) => setHasOption(currentTarget.checked)}
        />
      ) : null}
      <Button type="submit" kind="secondary" busy={busy} busyText="Haciendo el link…">
        Invitar
      </Button>
    </form>
  );
}

interface LinkProps {
  nombre: string;
  url: string;
  /** Goes with the link. */
  message: string;
  onDone: () => void;
}

function HelperLink({ nombre, url, message, onDone }: LinkProps) {
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState('');
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
        <ButtonAnchor kind="secondary" href={byWhatsApp(message, url)} icon={<BrandIcon red="whatsapp" />}>
          WhatsApp
        </ButtonAnchor>
        <Button kind="secondary" onClick={() => void onCopy()}>
          Copiar link
        </Button>
        {hasSheet() ? (
          <Button kind="secondary" onClick={() => void shareBySheet(message, url)}>
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
