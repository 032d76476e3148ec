import { of, that } from '../elision.ts'
import type { messages as english } from './en.ts'

const people = (count: number) => (count <= 1 ? `${count} personne` : `${count} personnes`)
const unread = (count: number) =>
  count <= 1 ? `${count} nouveau message` : `${count > 99 ? 'Plus de 99' : count} nouveaux messages`

export const messages: typeof english = {
  title: 'Messages',
  newMessage: 'Nouveau message',
  conversations: 'Tes conversations',
  failed: 'Les conversations n’ont pas pu être chargées',
  older: 'En voir plus',
  choose: 'Choisis une conversation',
  teams: 'Les messages de quelle équipe ?',

  empty: {
    title: 'Commence une conversation',
    note: 'Les membres doivent avoir rejoint l’équipe pour lire et écrire des messages.',
    addMembers: 'Ajouter des membres',
  },

  search: {
    label: 'Chercher dans les messages',
    found: 'Messages avec ces mots',
    nothing: 'Aucun message ne contient ces mots.',
    failed: 'La recherche n’a pas abouti',
  },

  name: {
    team: 'Toute l’équipe',
    staff: 'Encadrement',
    players: 'Joueurs',
    guardians: 'Les parents',
    nobody: 'Plus personne d’autre',
  },

  row: {
    unread,
    mentioned: 'On parle de toi',
    muted: 'En sourdine',
    pinned: 'En haut',
    announcement: 'Annonce',
    notSent: 'Non envoyé',
    mine: (words) => `Toi : ${words}`,
    by: (name, words) => `${name} : ${words}`,
    formerMember: 'Ancien membre',
    removed: 'Message supprimé',
    poll: (question) => `Sondage : ${question}`,
    files: (count) => (count <= 1 ? `${count} fichier` : `${count} fichiers`),
    nothing: 'Rien n’a encore été dit',
    mute: 'Mettre en sourdine',
    unmute: 'Remettre le son',
    pin: 'Garder en haut',
    unpin: 'Ne plus garder en haut',
    more: (name) => `Plus sur ${name}`,
  },

  thread: {
    back: 'Retour aux conversations',
    label: (name) => `Messages : ${name}`,
    failed: 'Cette conversation n’a pas pu être chargée',
    gone: 'Cette conversation est introuvable',
    goneHint: 'Tu n’en fais plus partie, ou elle n’a jamais existé.',
    allConversations: 'Toutes les conversations',
    begin: (when) => `Cette conversation a commencé le ${when}`,
    loadingOlder: 'Les messages plus anciens arrivent',
    olderFailed: 'Ce qui précède n’a pas pu être chargé',
    unreadFrom: 'Nouveau',
    newMessages: unread,
    toNewest: 'Au message le plus récent',
    today: 'Aujourd’hui',
    yesterday: 'Hier',
    typing: (names, count) => (count === 1 ? `${names} écrit…` : `${names} écrivent…`),
    said: (name, words) => `${name} : ${words}`,
    staff: 'Encadrement',
    me: 'Toi',
  },

  bubble: {
    edited: 'modifié',
    removedByAuthor: 'Supprimé par son auteur',
    removedByStaff: 'Supprimé par l’encadrement',
    seenBy: (by, of) => `Lu par ${by} sur ${of}`,
    waiting: 'Attend la connexion',
    sending: 'Envoi…',
    refused: 'Non envoyé.',
    sendAgain: 'Renvoyer',
    change: 'Modifier',
    discard: 'Abandonner',
    answers: 'En réponse à',
    save: 'Enregistrer',
    picture: (name) => `Regarder l’image ${name}`,
    pictureGone: 'L’image sera visible dès qu’il y aura une connexion.',
    pinned: 'Épinglé',
    reactions: 'Réactions',
    reaction: (sign, count) => `${sign} ${people(count)}`,
  },

  menu: {
    openOwn: 'Plus sur ton message',
    open: (name) => `Plus sur le message ${of(name)}`,
    react: 'Réagir',
    reactWith: (sign) => `Réagir avec ${sign}`,
    takeBack: (sign) => `Retirer ${sign}`,
    reply: 'Répondre',
    copy: 'Copier le texte',
    copied: 'Texte copié',
    edit: 'Modifier',
    pin: 'Épingler pour tous',
    unpin: 'Ne plus épingler',
    seen: 'Qui l’a lu',
    remove: 'Supprimer',
    report: 'Signaler',
  },

  remove: {
    title: 'Supprimer ce message ?',
    text: 'Tout le monde voit qu’un message a été supprimé. Le référent protection du club peut encore le lire s’il est signalé.',
    confirm: 'Supprimer le message',
  },

  seen: {
    title: 'Qui l’a lu',
    seen: (count) => `Lu par ${people(count)}`,
    unseen: (count) => `Pas encore lu par ${people(count)}`,
    failed: 'Impossible de charger qui l’a lu',
  },

  poll: {
    voters: (count) => (count <= 1 ? `${count} personne a voté` : `${count} personnes ont voté`),
    votes: (count) => `${count} voix`,
    one: 'Choisis une réponse',
    several: 'Choisis une ou plusieurs réponses',
    until: (when) => `Clôture : ${when}`,
    closed: 'Terminé',
    close: 'Terminer le sondage',
    secret: 'Personne ne voit qui a voté quoi.',
  },

  write: {
    label: 'Ton message',
    placeholder: 'Écris un message',
    send: 'Envoyer',
    attach: 'Ajouter des fichiers ou des images',
    poll: 'Lancer un sondage',
    cancel: 'Annuler',
    replyTo: (name) => `Réponse à ${name}`,
    editing: 'Tu modifies un message',
    save: 'Enregistrer',
    removeFile: (name) => `Retirer ${name}`,
    retryFile: (name) => `Renvoyer ${name}`,
    sendingFile: (name) => `Envoi ${of(name)}`,
    tooManyFiles: 'Un message contient au plus 10 fichiers.',
    filesNeedConnection: 'Les fichiers ont besoin d’une connexion. Ton texte peut partir sans eux.',
    left: (count) => (count <= 1 ? `Encore ${count} caractère` : `Encore ${count} caractères`),
    tooLong: (count) => (count <= 1 ? `${count} caractère de trop` : `${count} caractères de trop`),
    people: 'Personnes dans cette conversation',
    staffOnly: 'Seul l’encadrement peut répondre à une annonce.',
    guardianNeeded:
      'Personne ne peut écrire ici en ce moment : un mineur serait seul avec un adulte. Ce sera possible dès qu’un parent aura rejoint l’équipe.',
  },

  newPoll: {
    title: 'Lancer un sondage',
    question: 'Ta question',
    option: (number) => `Réponse ${number}`,
    addOption: 'Ajouter une réponse',
    removeOption: (number) => `Retirer la réponse ${number}`,
    multiple: 'Plusieurs réponses possibles',
    closesAt: 'Ouvert jusqu’à',
    cancel: 'Annuler',
    start: 'Lancer le sondage',
    questionRequired: 'Il faut une question',
    optionsRequired: 'Il faut au moins deux réponses',
    optionsDiffer: 'Les réponses doivent être différentes',
    past: 'Ce moment est passé',
  },

  people: {
    title: 'Qui est ici',
    count: people,
    show: (count) => `Afficher ${people(count)} de cette conversation`,
    parentOf: (children) => `est là parce ${that(children)} a moins de 18 ans`,
    parentsOf: (children) => `est là parce ${that(children)} ont moins de 18 ans`,
    announcement: 'Annonce : seul l’encadrement peut écrire ici.',
    readAlong: (names, count) =>
      count === 1
        ? `${names} lit aussi, parce que tu as moins de 18 ans.`
        : `${names} lisent aussi, parce que tu as moins de 18 ans.`,
    readAlongHelp:
      'Ainsi personne n’est seul avec un adulte ici. Quelque chose ne va pas ? Utilise « Signaler » sur le message.',
    files: 'Fichiers et images',
    noFiles: 'Aucun fichier pour l’instant',
    filesFailed: 'Les fichiers n’ont pas pu être chargés',
    sentBy: (name, when) => `${name}, ${when}`,
    pinned: 'Messages épinglés',
    mute: 'Mettre cette conversation en sourdine',
    muteHint: 'Tu ne reçois pas de notification pour ses nouveaux messages.',
    keepOnTop: 'La garder en haut de la liste',
  },
}
