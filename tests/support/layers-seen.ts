/** As if a person had seen the open dialogs and lists for a while: a press in one that has just opened is turned away (REL-29). */
export function layersSeen(): void {
  for (const layer of document.querySelectorAll<HTMLElement>('[data-shown]')) layer.dataset['shown'] = '-Infinity';
}
