import { isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { endSession } from '@vidriera/kit/end-session';
import { LEAVING } from '@vidriera/kit/leaving';
import { toast } from '@vidriera/kit/toast';
import { useNavigate } from '@vidriera/router';

/** Signs out after asking, and leads home. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { askConfirm } = await import('@vidriera/kit/dialogs');
    if (!(await askConfirm(messages.session.leave, { yes: 'Cerrar sesión' }))) return;
    // First, or the guard of a protected screen would lead to /login. LEAVING: a form with changes does not ask again.
    await navigate('/', { state: LEAVING });
    try {
      await endSession();
    } catch (error) {
      if (!isFailure(error)) throw error;
      toast.error(error.message);
    }
  };
}
