/** Whom people register with: a club, or a team without one. */
export interface Owner {
  readonly kind: 'club' | 'team'
  readonly id: string
}
