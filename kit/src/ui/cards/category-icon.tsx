import Baby from '@lucide/icons/icons/baby';
import Briefcase from '@lucide/icons/icons/briefcase';
import Drama from '@lucide/icons/icons/drama';
import GraduationCap from '@lucide/icons/icons/graduation-cap';
import HandHeart from '@lucide/icons/icons/hand-heart';
import LayoutGrid from '@lucide/icons/icons/layout-grid';
import Music from '@lucide/icons/icons/music';
import PartyPopper from '@lucide/icons/icons/party-popper';
import Plane from '@lucide/icons/icons/plane';
import Sparkles from '@lucide/icons/icons/sparkles';
import Utensils from '@lucide/icons/icons/utensils';
import Volleyball from '@lucide/icons/icons/volleyball';
import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import { Icon, type IconData } from '../parts/icon.tsx';

const ICONS: Record<CategoriaTitulo, IconData> = {
  Fiestas: PartyPopper,
  Deportes: Volleyball,
  Gastronomia: Utensils,
  Educacion: GraduationCap,
  Caridad: HandHeart,
  Teatro: Drama,
  Musica: Music,
  Turismo: Plane,
  Empresarial: Briefcase,
  Infantil: Baby,
  Otros: Sparkles,
};

/** A category's icon, 20 px. @param of `null` for all categories */
export function CategoryIcon({ of }: { of: CategoriaTitulo | null }) {
  return <Icon of={of ? ICONS[of] : LayoutGrid} size={20} />;
}
