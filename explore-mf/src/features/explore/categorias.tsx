import { CATEGORIA_VISIBLE, CATEGORIAS, type CategoriaTitulo } from 'domain/categoria/categoria';
import { Link } from 'kit/router';
import { Carousel } from 'kit/ui/carousel';
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

interface CategoriaProps {
  titulo: string;
  Icon: LucideIcon;
  active: boolean;
  to: string;
}

function Categoria({ titulo, Icon, active, to }: CategoriaProps) {
  return (
    <li>
      <Link to={to} preventScrollReset aria-current={active ? 'true' : undefined} className={styles.category}>
        <Icon size={20} />
        {titulo}
      </Link>
    </li>
  );
}

/** The categories as chips, 'Todas' first. Pressing the chosen one goes back to all. */
export function Categorias({ filters }: { filters: Filters }) {
  return (
    <Carousel label="Categorías" step={0.8} items="auto" className={styles.categories}>
      <Categoria
        titulo="Todas"
        Icon={LayoutGrid}
        active={!filters.categoria}
        to={addressOf({ ...filters, categoria: undefined })}
      />
      {CATEGORIAS.map((categoria) => {
        const active = filters.categoria === categoria;
        return (
          <Categoria
            key={categoria}
            titulo={CATEGORIA_VISIBLE[categoria]}
            Icon={ICONS[categoria]}
            active={active}
            to={addressOf({ ...filters, categoria: active ? undefined : categoria })}
          />
        );
      })}
    </Carousel>
  );
}
