/** Whether a path belongs to one of the APIs, whose every answer is for programs; `url` may carry a query. */
export function isApiPath(url: string): boolean {
  return /^\/+(api|web-api|mcp|oauth|\.well-known)([/?]|$)/.test(url);
}
