import { builds } from 'virtual:screen-assets';
import * as explore from 'explore-mf/routes';
import * as profile from 'profile-mf/routes';
import { createRenderer } from './render.tsx';

/** Draws the public screens for the function `pages`: the one place that imports areas' routes instead of loading them. */
export const { render, addressOf } = createRenderer({
  areas: { explore, profile },
  builds,
  buildId: __BUILD_ID__,
});
