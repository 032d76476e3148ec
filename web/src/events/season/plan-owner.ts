/** A club plans all its teams, and a team itself. */
export interface PlanOwner {
  readonly kind: 'club' | 'team'
  readonly id: string
}
