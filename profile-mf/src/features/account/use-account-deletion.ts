import { type Failure, failureOf, logUnforeseen } from '@vidriera/domain/failure';
import { forgetDrafts } from '@vidriera/kit/data/drafts';
import { endSession } from '@vidriera/kit/going/end-session';
import { LEAVING } from '@vidriera/kit/going/leaving';
import { memberId } from '@vidriera/kit/going/member';
import { toast } from '@vidriera/kit/messages/toast';
import { call } from '@vidriera/kit/requests/callable';
import { useNavigate } from '@vidriera/router';
import { deletionBegun, reauthenticate } from '@vidriera/session';
import type { UseFormSetError } from 'react-hook-form';
import type { DeletionForm } from './values.ts';

export type DeletionStep = 'checking' | 'deleting';

interface Options {
  setError: UseFormSetError<DeletionForm>;
  /** Called with the current step; `null` after a failure. */
  onAdvance: (step: DeletionStep | null) => void;
}

/** Deletes the account: checks the password, closes the account, signs out and goes home. The server deletes the data in the background. */
export function useAccountDeletion({ setError, onAdvance }: Options) {
  const navigate = useNavigate();
  return async ({ username, password }: DeletionForm): Promise<void> => {
    let step: DeletionStep = 'checking';
    onAdvance(step);
    try {
      await check(password);
      step = 'deleting';
      onAdvance(step);
      await call('deleteAccount', { username });
    } catch (caught) {
      onAdvance(null);
      const { field, message } = whyNot(step, failureOf(caught));
      return setError(field, { message: message });
    }
    // First, or the guard of this screen would lead to /login.
    const uid = memberId();
    await navigate('/', { replace: true, state: LEAVING });
    if (uid) forgetDrafts(uid);
    // The account is closed. A session that can't be ended here ends when its token is refused.
    await endSession().catch(logUnforeseen);
    toast.success('Estamos borrando tu cuenta… ¡Gracias por haber estado!');
  };
}

/**
 * Checks the password. If an earlier attempt deleted the account and its answer was lost, no password is right: the next call finishes
 * the deletion.
 * @throws Failure 'credentials' for a wrong password, and other reasons
 */
async function check(password: string): Promise<void> {
  try {
    await reauthenticate(password);
  } catch (caught) {
    if (failureOf(caught).code !== 'credentials' || !(await deletionBegun())) throw caught;
  }
}

function whyNot(
  step: DeletionStep,
  { code, fields, message }: Failure,
): { field: keyof DeletionForm | 'root'; message: string } {
  if (step === 'deleting') {
    const [field] = fields;
    if (field?.field === 'username') return { field: 'username', message: field.message };
    const goOn = 'Lo que haya quedado se borra al intentarlo de nuevo.';
    return { field: 'root', message: `No pudimos terminar de eliminar tu cuenta. ${message} ${goOn}` };
  }
  if (code === 'credentials') return { field: 'password', message: 'Esa no es tu contraseña.' };
  return { field: 'root', message };
}
