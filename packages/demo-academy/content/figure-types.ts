/** A figure that its reader moves: formulas speak of `x` and of the signs of quantities. */
export interface DemoFigure {
  readonly x: DemoAxis
  readonly y: DemoAxis
  readonly quantities: readonly (DemoAxis & { readonly sign: string; readonly step: number; readonly start: number })[]
  readonly curves: readonly { readonly name: string; readonly formula: string }[]
  readonly results: readonly {
    readonly name: string
    readonly unit: string
    readonly formula: string
    readonly digits: number
  }[]
}
interface DemoAxis {
  readonly name: string
  readonly unit: string
  readonly from: number
  readonly to: number
}
