import type { benefits as english } from './en.ts'

export const benefits: typeof english = {
  title: 'Avantages',
  lead: 'Ce dont Touchline vous décharge.',
  groups: [
    {
      title: 'Chaque semaine',
      benefits: [
        {
          title: 'Des réponses sans relancer',
          text: 'Un geste suffit. Vous voyez tout de suite qui vient et qui n’a pas répondu.',
        },
        {
          title: 'Un seul calendrier',
          text: 'Entraînements et matchs, aussi dans l’agenda de votre téléphone.',
        },
        {
          title: 'Des messages qui arrivent',
          text: 'À toute l’équipe, aux parents ou à une personne. Les parents des plus jeunes lisent aussi.',
        },
        {
          title: 'Des tâches à tour de rôle',
          text: 'Maillots, trajets, drapeau de touche : chacun voit à qui c’est le tour.',
        },
      ],
    },
    {
      title: 'Vos joueurs et leurs familles',
      benefits: [
        {
          title: 'Un effectif en quelques minutes',
          text: 'Importez la liste que vous avez déjà et vérifiez-la avant d’enregistrer.',
        },
        {
          title: 'Des invitations qui conviennent',
          text: 'Par e-mail, par lien ou par un code sur la porte du vestiaire. C’est vous qui acceptez qui entre.',
        },
        {
          title: 'Les enfants d’abord',
          text: 'Les parents répondent pour leurs enfants et décident de ce qui est partagé. Les notes de santé ne sont vues que par ceux qui en ont besoin.',
        },
        {
          title: 'Les couleurs de votre équipe',
          text: 'Votre logo et votre couleur dans tout l’espace de l’équipe.',
        },
      ],
    },
    {
      title: 'Le jour du match',
      benefits: [
        {
          title: 'La composition sur le téléphone',
          text: 'Placez les joueurs et publiez. Notez buts, cartons et changements en direct.',
        },
        {
          title: 'Même sans réseau',
          text: 'Calendrier, effectif et composition s’ouvrent sur tous les terrains. Vos saisies partent dès que le réseau revient.',
        },
        {
          title: 'Des classements justes',
          text: 'Collez le calendrier et les résultats. Le classement suit les règles de votre sport.',
        },
        {
          title: 'Des chiffres qui parlent',
          text: 'Forme, séries et buts de l’équipe ; matchs, buts et présence de chaque joueur.',
        },
      ],
    },
    {
      title: 'Dans le club',
      benefits: [
        {
          title: 'Des cotisations qui rentrent',
          text: 'En ligne ou par virement. Vous voyez qui a payé et relancez les autres d’un geste.',
        },
        {
          title: 'Toutes les équipes sur une page',
          text: 'Pour chaque équipe : prochain événement, réponses et encadrement.',
        },
        {
          title: 'La nouvelle saison d’un seul coup',
          text: 'Chacun rejoint l’équipe de son âge, avec parents, autorisations et numéro de maillot.',
        },
        {
          title: 'Libre de partir',
          text: 'Exportez une équipe entière en un fichier, ou reliez vos propres programmes.',
        },
      ],
    },
  ],
  begin: 'Commencez par une équipe',
}
