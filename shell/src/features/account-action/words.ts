import type { AccountAction, ActionMode } from '@vidriera/session';

interface ActionWords {
  title: string;
  lead: (action: AccountAction) => string;
  button: string;
  done: { title: string; lead: string };
}

export const WORDS: Record<ActionMode, ActionWords> = {
  verifyEmail: {
    title: 'Confirmá tu mail',
    lead: ({ email }) => `Así sabemos que ${email} es tuyo.`,
    button: 'Confirmar mi mail',
    done: {
      title: 'Tu mail está confirmado',
      lead: 'Listo. Si tenías algo a medio hacer en otra pestaña, seguí desde ahí.',
    },
  },
  resetPassword: {
    title: 'Elegí otra contraseña',
    lead: ({ email }) => `Es para la cuenta de ${email}.`,
    button: 'Guardar contraseña',
    done: {
      title: 'Tu contraseña ya es otra',
      lead: 'Cerramos las sesiones que tenías abiertas. Entrá con la contraseña nueva.',
    },
  },
  recoverEmail: {
    title: 'Recuperá tu mail',
    lead: ({ email }) => `Tu cuenta vuelve a usar ${email}.`,
    button: 'Recuperar mi mail',
    done: {
      title: 'Tu cuenta volvió a tu mail',
      lead: 'Si no lo cambiaste vos, alguien más puede saber tu contraseña: elegí otra.',
    },
  },
  verifyAndChangeEmail: {
    title: 'Confirmá tu mail nuevo',
    lead: ({ email, previousEmail }) => `Tu cuenta pasa a usar ${email} en lugar de ${previousEmail}.`,
    button: 'Usar este mail',
    done: {
      title: 'Tu cuenta usa tu mail nuevo',
      lead: 'Cerramos las sesiones que tenías abiertas. De ahora en más, entrá con ese mail.',
    },
  },
};
