import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria/categoria';
import { cx } from 'kit/class-names';
import { Carousel } from 'kit/ui/carousel';
import { Pill } from 'kit/ui/pills';
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
import styles from './categorias.module.css';
import { addressOf, type Filters } from './filters.ts';

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

/** The categories as chips, 'Todas' first. Pressing the chosen one goes back to all. */
export function Categorias({ filters, className }: { filters: Filters; className?: string | undefined }) {
  return (
    <Carousel
      label="Categorías"
      step={0.8}
      items="auto"
      chosen={filters.categoria ?? ''}
      className={cx(styles.categories, className)}
    >
      <li>
        <Pill to={addressOf({ ...filters, categoria: undefined })} chosen={!filters.categoria}>
          <LayoutGrid size={20} />
          Todas
        </Pill>
      </li>
      {CATEGORIAS.map((categoria) => {
        const Icon = ICONS[categoria];
        const chosen = filters.categoria === categoria;
        return (
          <li key={categoria}>
            <Pill to={addressOf({ ...filters, categoria: chosen ? undefined : categoria })} chosen={chosen}>
              <Icon size={20} />
              {CATEGORIA_VISIBLE[categoria]}
            </Pill>
          </li>
        );
      })}
    </Carousel>
  );
}
