import type { CategoriaTitulo } from '@vidriera/domain/categoria/categoria';
import type { LucideIcon } from 'lucide-react';
import Baby from 'lucide-react/icons/baby';
import Briefcase from 'lucide-react/icons/briefcase';
import Drama from 'lucide-react/icons/drama';
import GraduationCap from 'lucide-react/icons/graduation-cap';
import HandHeart from 'lucide-react/icons/hand-heart';
import LayoutGrid from 'lucide-react/icons/layout-grid';
import Music from 'lucide-react/icons/music';
import PartyPopper from 'lucide-react/icons/party-popper';
import Plane from 'lucide-react/icons/plane';
import Sparkles from 'lucide-react/icons/sparkles';
import Utensils from 'lucide-react/icons/utensils';
import Volleyball from 'lucide-react/icons/volleyball';

const ICONS: Record<CategoriaTitulo, LucideIcon> = {
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
  const Icon = of ? ICONS[of] : LayoutGrid;
  return <Icon size={20} />;
}
