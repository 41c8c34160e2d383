import type { Area } from 'domain/config';
import { mensajes } from 'domain/messages';

/** An area's code could not be had: its site is down, slow, or what came is broken. `message` is for people. */
export class AreaFallo extends Error {
  override name = 'AreaFallo';
  readonly codigo = 'area-caida';
  readonly area: Area;

  constructor(area: Area, cause: unknown) {
    super(mensajes.general.areaCaida, { cause });
    this.area = area;
  }
}
