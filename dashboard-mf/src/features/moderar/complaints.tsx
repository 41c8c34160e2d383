import { REASONS } from '@vidriera/domain/complaint/reasons';
import type { DeskCase } from '@vidriera/domain/desk/wire-schema';
import { useAct } from '@vidriera/kit/hooks/use-act';
import { call } from '@vidriera/kit/requests/callable';
import { Button } from '@vidriera/kit/ui/parts/button';
import { momentText } from '@vidriera/kit/words/moment';
import { useRevalidator } from '@vidriera/router';
import { serverNow } from '@vidriera/session/server-clock';
import styles from './moderar.module.css';
import { STANDING } from './words.ts';

type DeskComplaint = DeskCase['complaintsMade'][number];

/** Complaints of a case, each with a button that silences its person. */
export const Complaints = ({
  caseId,
  complaints,
}: {
  caseId: string;
  complaints: readonly DeskComplaint[];
}) =>
  complaints.length === 0 ? (
    <p className="soft">No hay denuncias en esta ronda.</p>
  ) : (
    <ul className={styles.list}>
      {complaints.map((complaint) => (
        <li key={complaint.reference}>
          <b>{REASONS[complaint.reason].label}</b>
          {complaint.text ? <span>{complaint.text}</span> : null}
          <span className="soft">{`${complaint.reference} · ${STANDING[complaint.standing]} · ${momentText(complaint.at, serverNow())}`}</span>
          {complaint.contact ? (
            <span className="soft">
              {[complaint.contact.name, complaint.contact.email].filter(Boolean).join(', ')}
            </span>
          ) : null}
          {complaint.isMuted === null ? null : (
            <Mute caseId={caseId} {...complaint} isMuted={complaint.isMuted} />
          )}
        </li>
      ))}
    </ul>
  );

interface MuteProps extends Pick<DeskComplaint, 'reference' | 'reason'> {
  caseId: string;
  isMuted: boolean;
}

function Mute({ caseId, reference, isMuted, reason }: MuteProps) {
  const { revalidate } = useRevalidator();
  const { isBusy, act } = useAct();
  const change = () =>
    act(async () => {
      await call('desk', { what: 'mute', id: caseId, reference, isMuted: !isMuted }, { signedIn: true });
      await revalidate();
    });
  return (
    <Button
      kind="ghost"
      busy={isBusy}
      aria-pressed={isMuted}
      aria-label={`Silenciar a quien denunció por ${REASONS[reason].label}`}
      onClick={() => void change()}
    >
      {isMuted ? 'Dejar de silenciar' : 'Silenciar'}
    </Button>
  );
}
