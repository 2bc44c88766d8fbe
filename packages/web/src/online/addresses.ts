/** Where the server is that the page came from, whatever folder it is served from. */

export const apiAddress = (path: string): string => new URL(`api/${path}`, document.baseURI).href;

export const socketAddress = (): string => apiAddress('socket').replace(/^http/, 'ws');

/** What is sent to friends: the page as it is open, at another place in it. */
export const inviteAddress = (code: string): string =>
  new URL(`#/table/${encodeURIComponent(code)}`, document.baseURI).href;
