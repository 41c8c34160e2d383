import { messages } from 'domain/messages/messages';
import type { Area } from 'domain/site/areas';

/** An area's code could not be had: its site is down, slow, or what came is broken. `message` is for people. */
export class AreaFailure extends Error {
  override name = 'AreaFailure';
  readonly code = 'area-down';
  readonly area: Area;

  constructor(area: Area, cause: unknown) {
    super(messages.general.areaDown, { cause });
    this.area = area;
  }
}
