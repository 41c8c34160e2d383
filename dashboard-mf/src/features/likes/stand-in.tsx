import { tipoSchema } from 'domain/values/ids-schema';
import { useSearchParams } from 'kit/router';
import { SkeletonCards } from 'kit/ui/skeleton';
import { LikesFrame } from './likes.tsx';

/** The screen while nothing of it is read. */
export default function StandIn() {
  const [params] = useSearchParams();
  const tipo = tipoSchema.catch('evento').parse(params.get('tipo'));
  return (
    <LikesFrame tipo={tipo}>
      <SkeletonCards tipo={tipo} />
    </LikesFrame>
  );
}
