import { messages } from '@vidriera/domain/messages/messages';
import { type Result, result } from '@vidriera/kit/data/result';
import { SkeletonCards } from '@vidriera/kit/ui/parts/skeleton';
import { ErrorState } from '@vidriera/kit/ui/parts/state';
import { useEffect, useState } from 'react';
import { Board } from './board.tsx';
import { type OwnOrden, readOwnLinks } from './own-orden.ts';

/** Where a creator arranges their links. It reads them when it opens. */
export function Arrange({ onClose }: { onClose: () => void }) {
  const [read, setRead] = useState<Result<OwnOrden> | null>(null);
  const load = async () => {
    setRead(null);
    setRead(await result(readOwnLinks(), messages.orden.notLoaded));
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: it reads once
  useEffect(() => void load(), []);
  if (!read) return <SkeletonCards tipo="link" />;
  if ('error' in read) return <ErrorState text={read.error} onRetry={() => void load()} />;
  return <Board read={read.value} onClose={onClose} />;
}
