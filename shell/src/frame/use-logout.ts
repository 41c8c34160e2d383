import { messages } from 'domain/messages/messages';
import { isFailure } from 'kit/failure';
import { LEAVING } from 'kit/leaving';
import { useNavigate } from 'kit/router';
import { signOut } from 'kit/session';
import { toast } from 'kit/toast';

/** Signs out after asking, and leads home. */
export function useLogout(): () => Promise<void> {
  const navigate = useNavigate();
  return async () => {
    const { askConfirm } = await import('kit/dialogs');
    if (!(await askConfirm(messages.session.leave, { yes: 'Cerrar sesión' }))) return;
    // First, or the guard of a protected screen would lead to /login. LEAVING: a form with changes does not ask again.
    await navigate('/', { state: LEAVING });
    try {
      await signOut();
    } catch (error) {
      if (!isFailure(error)) throw error;
      toast.error(error.message);
    }
  };
}
