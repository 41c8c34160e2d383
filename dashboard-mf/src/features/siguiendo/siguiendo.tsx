import type { Author } from '@vidriera/domain/item/wire-schema';
import { messages } from '@vidriera/domain/messages/messages';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { useStateFrom } from '@vidriera/kit/hooks/use-state-from';
import { call } from '@vidriera/kit/requests/callable';
import { AuthorLink } from '@vidriera/kit/ui/cards/author-link';
import { Button, ButtonLink } from '@vidriera/kit/ui/parts/button';
import { EmptyState } from '@vidriera/kit/ui/parts/state';
import { authorName } from '@vidriera/kit/words/format';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { refreshUser } from '@vidriera/session';
import { useRef, useState } from 'react';
import column from '../column.module.css';
import { LikesHeader } from '../likes/likes-header.tsx';
import { MailSetting } from '../mail/mail-setting.tsx';
import { Group } from '../own-lists/group.tsx';
import lists from '../own-lists/own-lists.module.css';
import { ResultLine } from '../own-lists/result-line.tsx';
import type { SiguiendoData } from './load.ts';

/** How a sentence names a person. One whose profile is not shown has no username. */
const nameOf = (person: Author): string =>
  person.username ? authorName(person) : 'un perfil que ahora no se muestra';

type Ending = 'unfollow' | 'unblock';

/** `/siguiendo`: whom a person follows and blocks. */
export default function Siguiendo({ data }: ScreenProps<SiguiendoData>) {
  const [ended, setEnded] = useStateFrom<SiguiendoData, readonly string[]>(data, () => []);
  const [resultText, setResultText] = useState('');
  const result = useRef<HTMLParagraphElement>(null);
  const left = (people: readonly Author[]) => people.filter(({ id }) => !ended.includes(id));
  const [followed, blocked] = [left(data.followed), left(data.blocked)];

  const { act } = useAct();
  const end = (what: Ending, person: Author) =>
    act(async () => {
      await call('following', { what, creador: person.id }, { signedIn: true });
      setEnded((before) => [...before, person.id]);
      setResultText(messages.following.done[what](nameOf(person)));
      result.current?.focus(); // the pressed button disappeared
      if (what === 'unblock') await refreshUser();
    });
  return (
    <div className={column.column}>
      <LikesHeader current="following" />
      <p className="soft">Nadie más ve esta lista.</p>
      <ResultLine ref={result}>{resultText}</ResultLine>
      {followed.length === 0 ? (
        <EmptyState
          text="Todavía no seguís a nadie. Tocá «Seguir» en un perfil y vas a ver en Inicio lo nuevo que publica."
          action={<ButtonLink to="/explore">Explorar</ButtonLink>}
        />
      ) : null}
      <Group title="Seguís">
        {followed.map((person) => (
          <Row key={person.id} person={person} text="Dejar de seguir" onEnd={() => end('unfollow', person)} />
        ))}
      </Group>
      {data.followed.length > 0 ? (
        <MailSetting
          setting="digestMail"
          label="Recibir por mail, una vez por semana, lo que viene de quienes seguís"
          isOn={data.getsDigest}
        />
      ) : null}
      <Group title="Bloqueaste">
        {blocked.map((person) => (
          <Row key={person.id} person={person} text="Desbloquear" onEnd={() => end('unblock', person)} />
        ))}
      </Group>
    </div>
  );
}

function Row({ person, text, onEnd }: { person: Author; text: string; onEnd: () => Promise<void> }) {
  const [isBusy, setBusy] = useState(false);
  const press = async () => {
    setBusy(true);
    await onEnd();
    setBusy(false);
  };
  return (
    <li className={lists.row}>
      {person.username ? (
        <AuthorLink author={person} size="m" />
      ) : (
        <span className="soft">Un perfil que ahora no se muestra</span>
      )}
      <Button kind="secondary" busy={isBusy} onClick={() => void press()}>
        {text}
        <span className="sr-only"> a {nameOf(person)}</span>
      </Button>
    </li>
  );
}
