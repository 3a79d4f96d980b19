/** Why nothing can be done with a document where the address says so. */
export const off = 'Actions are switched off here';
