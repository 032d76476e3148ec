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
          text: 'Chacun répond d’un geste. Vous voyez tout de suite qui vient et qui n’a pas répondu.',
        },
        {
          title: 'Un seul calendrier',
          text: 'Entraînements et matchs dans votre fuseau horaire. Un seul abonnement, et ils sont aussi dans l’agenda de votre téléphone.',
        },
        {
          title: 'Des messages qui arrivent',
          text: 'À toute l’équipe, aux parents ou à une seule personne. Quand les enfants sont trop jeunes, leurs parents lisent avec eux.',
        },
        {
          title: 'Des tâches à tour de rôle',
          text: 'Maillots, trajets, drapeau de touche : tout est réparti, et chacun voit à qui c’est le tour.',
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
          title: 'La composition sous le pouce',
          text: 'Placez les joueurs sur le terrain, publiez, partagez l’image. Buts, cartons et changements se notent au moment où ils arrivent.',
        },
        {
          title: 'Même sans réseau',
          text: 'Calendrier, effectif et composition s’ouvrent sur le terrain le plus reculé. Ce que vous y saisissez part dès que le réseau revient.',
        },
        {
          title: 'Des classements justes',
          text: 'Collez le calendrier et les résultats. Le classement suit les règles de votre sport et explique chaque place.',
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
          text: 'Un formulaire avec vos tarifs, payés en ligne ou par virement. Vous voyez qui a payé et vous relancez tous les autres d’un geste.',
        },
        {
          title: 'Toutes les équipes sur une page',
          text: 'Ce qui attend chaque équipe, combien ont répondu et qui s’occupe de quoi.',
        },
        {
          title: 'La nouvelle saison d’un seul coup',
          text: 'Chacun rejoint l’équipe de son âge, avec parents, autorisations et numéro de maillot. Vous relisez tout avant, et vous pouvez l’annuler.',
        },
        {
          title: 'Ouvert de tous les côtés',
          text: 'Emportez une équipe entière dans un seul fichier, ou reliez vos propres programmes par l’API et les webhooks.',
        },
      ],
    },
  ],
  begin: 'Commencez par une équipe',
}
