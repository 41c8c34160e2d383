import { useEffect, useState } from 'react';
import { failureOf } from './failure.ts';
import type { Story } from './story.ts';

/** The picture of a story, drawn when asked for: a `blob:` address that lives as long as it is shown. */
export function useStory(story: Story | undefined) {
  const [picture, setPicture] = useState<string | null>(null);
  const [phase, setPhase] = useState<{ busy?: boolean; failure?: string }>({});
  useEffect(() => () => URL.revokeObjectURL(picture ?? ''), [picture]);
  const draw = async () => {
    if (!story) return;
    setPhase({ busy: true });
    try {
      const { drawStory } = await import('./draw-story.ts');
      setPicture(URL.createObjectURL(await drawStory(story)));
      setPhase({});
    } catch (caught) {
      console.warn('a story could not be drawn:', caught);
      setPhase({ failure: failureOf(caught).message });
    }
  };
  return {
    picture,
    ...phase,
    draw: () => void draw(),
    forget: () => setPicture(null),
  };
}
