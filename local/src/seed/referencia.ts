/** A document reference before there is a database: `domain` reads it as it reads the SDKs' own. */
export class Referencia {
  readonly path: string;
  constructor(...partes: string[]) {
    this.path = partes.join('/');
  }
  get id(): string {
    return this.path.slice(this.path.lastIndexOf('/') + 1);
  }
}

export type Datos = Record<string, unknown>;
/** A document and where it is stored. */
export type Documento = { ruta: string; datos: Datos };
