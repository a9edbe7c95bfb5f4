// Runs before the first paint, so that a dark page does not flash white: the browser's own canvas follows color-scheme.
// The preference is kept by src/lib/theme/appearance.ts.
(function () {
  var preference = null;
  try {
    preference = localStorage.getItem('vite-ui-theme');
  } catch {
    // Storage may be forbidden; the page then starts in the light appearance.
  }
  var system = window.matchMedia('(prefers-color-scheme: dark)').matches;
  var dark = preference === 'dark' || (preference === 'system' && system);
  document.documentElement.style.colorScheme = dark ? 'dark' : 'light';
})();
