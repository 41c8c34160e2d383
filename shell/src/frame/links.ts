import Armchair from '@lucide/icons/icons/armchair';
import ChartColumn from '@lucide/icons/icons/chart-column';
import Heart from '@lucide/icons/icons/heart';
import KeyRound from '@lucide/icons/icons/key-round';
import Pencil from '@lucide/icons/icons/pencil';
import ScanQrCode from '@lucide/icons/icons/scan-qr-code';
import TicketCheck from '@lucide/icons/icons/ticket-check';
import UserRound from '@lucide/icons/icons/user-round';
import { hasCreadorBars } from '@vidriera/domain/usuario/may';
import type { Role } from '@vidriera/domain/usuario/usuario';
import type { IconData } from '@vidriera/kit/ui/icon';

export interface FrameLink {
  to: string;
  text: string;
  icon: IconData;
  /** Current only at exactly this address. */
  end?: boolean;
  /** Loads a document of its own, with other permissions. */
  reloadDocument?: true;
}

export const LIKES: FrameLink = { to: '/likes', text: 'Likes', icon: Heart };
export const PROFILE: FrameLink = { to: '/perfil', text: 'Mi perfil', icon: UserRound, end: true };

/** The person's pages. The path for changing the password depends on the role. */
export const account = (role: Role | null): FrameLink[] => [
  PROFILE,
  { to: '/perfil/editar', text: 'Editar perfil', icon: Pencil },
  LIKES,
  { to: '/mis-lugares', text: 'Mis reservas', icon: Armchair },
  { to: '/mis-promos', text: 'Promos que pedí', icon: TicketCheck },
  ...(hasCreadorBars(role)
    ? [
        { to: '/canjear', text: 'Canjear', icon: ScanQrCode, reloadDocument: true } as const,
        { to: '/estadisticas', text: 'Estadísticas', icon: ChartColumn },
      ]
    : []),
  {
    to: hasCreadorBars(role) ? '/admin/cambiar-contrasena' : '/alumno/cambiar-contrasena',
    text: 'Cambiar contraseña',
    icon: KeyRound,
  },
];
