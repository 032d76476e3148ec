import type { A_Expr, Node } from 'libpg-query'

import { namesIn, placeOf, type Scope, type Source } from './team-places.ts'

/** The sides of an equality; without the second the column is looked up in a list. */
interface Equality {
  readonly one: Node
  readonly other?: Node
}

interface Compared extends Equality {
  /** False under `or` and `not`, where it may not hold for all rows. */
  readonly isSure: boolean
}

/** All equalities of a condition, in both directions. */
export function comparedIn(condition: Node | undefined, isSure = true): readonly Compared[] {
  if (condition === undefined) return []
  if ('A_Expr' in condition)
    return equalities(condition.A_Expr).map((equality) => ({ ...equality, isSure }))
  if ('BoolExpr' in condition) {
    const { boolop, args = [] } = condition.BoolExpr
    return args.flatMap((one) => comparedIn(one, isSure && boolop === 'AND_EXPR'))
  }
  if (!('SubLink' in condition)) return []
  const { testexpr, subLinkType, operName } = condition.SubLink
  if (testexpr === undefined || subLinkType !== 'ANY_SUBLINK' || operName !== undefined) return []
  return sides(testexpr).map((one) => ({
    one,
    isSure,
    ...(one === testexpr ? { other: condition } : {}),
  }))
}

function equalities({ kind, name, lexpr, rexpr }: A_Expr): readonly Equality[] {
  if (lexpr === undefined || rexpr === undefined || namesIn(name)[0] !== '=') return []
  const ones = sides(lexpr)
  if (kind === 'AEXPR_IN' || kind === 'AEXPR_OP_ANY') return ones.map((one) => ({ one }))
  if (kind !== 'AEXPR_OP' && kind !== 'AEXPR_NOT_DISTINCT') return []
  const others = sides(rexpr)
  return ones.flatMap((one, at) => {
    const other = others[at]
    return other === undefined
      ? []
      : [
          { one, other },
          { one: other, other: one },
        ]
  })
}

/** `(a, b) = ($1, $2)` compares several. */
function sides(value: Node): readonly Node[] {
  return 'RowExpr' in value ? (value.RowExpr.args ?? []) : [value]
}

export function isValue(node: Node): boolean {
  if ('TypeCast' in node && node.TypeCast.arg !== undefined) return isValue(node.TypeCast.arg)
  return 'ParamRef' in node
}

/** A value in the statement or a parameter. */
export function givenIn(value: Node): Source | undefined {
  if ('ParamRef' in value) return { parameter: value.ParamRef.number ?? 0 }
  return 'A_Const' in value ? 'given' : undefined
}

export function isTableColumn(node: Node | undefined, scope: Scope): boolean {
  if (node === undefined || !('ColumnRef' in node)) return false
  return placeOf(scope, namesIn(node.ColumnRef.fields))?.table !== undefined
}
