import { Meta } from '@vidriera/kit/ui/parts/meta';
import type { ScreenProps } from '@vidriera/runtime/screen-props';
import { Footer } from '../../frame/footer.tsx';
import { Main } from '../../frame/main.tsx';
import { ClosingBlock } from './closing-block.tsx';
import { FeaturedBlock } from './featured.tsx';
import { Features } from './features.tsx';
import { Hero } from './hero.tsx';
import { HowToUse } from './how-to-use.tsx';
import type { LandingData } from './load.ts';
import { Navbar } from './navbar.tsx';

export default function Landing({ data }: ScreenProps<LandingData>) {
  const { featured, now } = data;
  return (
    <>
      <Meta
        title="Vidriera: tu link, tus eventos, tu vidriera"
        description="Publicá tus links, eventos, cursos y promos en una sola dirección, y encontrá qué hacer en tu ciudad."
        path="/"
      />
      <Navbar />
      <Main>
        <Hero featured={featured} now={now} />
        <Features now={now} />
        <HowToUse />
        <FeaturedBlock featured={featured} now={now} />
        <ClosingBlock />
      </Main>
      <Footer />
    </>
  );
}
