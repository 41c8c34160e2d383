import { isFailure } from '@vidriera/domain/failure';
import { messages } from '@vidriera/domain/messages/messages';
import { endSession } from '@vidriera/kit/going/end-session';
import { LEAVING } from '@vidriera/kit/going/leaving';
import { toast } from '@vidriera/kit/messages/toast';
import { useNavigate } from '@vidriera/router';

/** Signs out after a confirmation, and goes home. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { askConfirm } = await import('@vidriera/kit/messages/dialogs');
    if (!(await askConfirm(messages.session.leave, { yes: 'Cerrar sesión' }))) return;
    // Navigates first, or a protected screen's guard would lead to /login. LEAVING: forms do not ask again.
    await navigate('/', { state: LEAVING });
    try {
      await endSession();
    } catch (error) {
      if (!isFailure(error)) throw error;
      toast.error(error.message);
    }
  };
}
