/** Of a request whose link was made by somebody who is no longer a guardian of the child. In a file of its own, since Home says it too. */
export const linkMakerLeftText = "They came by a link of somebody who's no guardian here any more.";
