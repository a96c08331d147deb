/** The parts of untyped packages that the drawings use. */
declare module 'opentype.js' {
  export type Command =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }
  export type Glyph = {
    index: number
    advanceWidth: number
    getPath(x: number, y: number, size: number): { commands: Command[] }
  }
  export type Font = {
    unitsPerEm: number
    charToGlyph(character: string): Glyph
    getKerningValue(left: Glyph, right: Glyph): number
  }
  const opentype: { parse(data: ArrayBuffer): Font }
  export default opentype
}

declare module 'd3-contour' {
  type Contour = { value: number; coordinates: [number, number][][][] }
  type Contours = {
    (values: Float64Array): Contour[]
    size(size: [number, number]): Contours
    thresholds(levels: number[]): Contours
  }
  export function contours(): Contours
}

declare module 'd3-delaunay' {
  type Voronoi = { cellPolygon(index: number): [number, number][] | null }
  export const Delaunay: {
    from(points: readonly (readonly [number, number])[]): {
      voronoi(box: readonly [number, number, number, number]): Voronoi
    }
  }
}
