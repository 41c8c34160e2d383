import type { Doors } from '@vidriera/domain/door/register';
import type { DoorParty } from '@vidriera/domain/door/wire-schema';
import { Button } from '@vidriera/kit/ui/parts/button';
import styles from './puerta.module.css';
import { partyState, partyText } from './words.ts';

interface PartyRowProps {
  party: DoorParty;
  marks: Doors;
  ownDoor: string;
  isLate: boolean;
  onArrived: (nonce: string, arrived: number) => void;
}

/** A party: one press says how many came. Undoing takes back what this door noted. */
export function PartyRow({ party, marks, ownDoor, isLate, onArrived }: PartyRowProps) {
  const { nonce, nombre, asked, answers = [] } = party;
  const { own, others, text, isDouble } = partyState(marks, party, ownDoor, isLate);
  const state = isDouble ? 'double' : own + others > 0 ? 'in' : undefined;
  return (
    <li className={styles.party} data-state={state}>
      <p className={styles.name}>
        <b>{nombre}</b> <span>{partyText(party)}</span>
        {text ? <strong>{text}</strong> : null}
        {answers.map(({ question, answer }) => (
          <small key={question}>{`${question} ${answer}`}</small>
        ))}
      </p>
      <fieldset className={styles.numbers} aria-label={`Cuántos llegaron de ${nombre}`}>
        {Array.from({ length: asked }, (_, i) => i + 1).map((people) => (
          <button
            key={people}
            type="button"
            aria-pressed={own === people}
            aria-label={asked === 1 ? `Llegó ${nombre}` : `Llegaron ${people} de ${asked}`}
            onClick={() => onArrived(nonce, people)}
          >
            {asked === 1 ? 'Llegó' : people}
          </button>
        ))}
        {own > 0 ? (
          <Button kind="ghost" aria-label={`Deshacer ${nombre}`} onClick={() => onArrived(nonce, 0)}>
            Deshacer
          </Button>
        ) : null}
      </fieldset>
    </li>
  );
}
