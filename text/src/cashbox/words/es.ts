import type { cashBoxWords as english } from './en.ts'

export const cashBoxWords: typeof english = {
  bill: 'Bote del equipo',
  billOf: (month) => `Bote del equipo, ${month}`,
  presets: {
    late_practice: 'Llegar tarde al entrenamiento',
    late_match: 'Llegar tarde al partido',
    no_show: 'Faltar sin avisar',
    dissent: 'Amarilla por protestar',
    red_card: 'Tarjeta roja',
    forgot_kit: 'Olvidar la equipación',
    left_behind: 'Dejarse cosas en el vestuario',
    beer: 'Cerveza',
    soft_drink: 'Refresco',
    water: 'Agua',
  },
}
