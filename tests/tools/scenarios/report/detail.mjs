// Runs inside the detailed report, which renders itself late: goes to the scenario in the address.
const observer = new MutationObserver(() => {
  const scenario = document.getElementById(location.hash.slice(1));
  if (scenario === null) return;
  observer.disconnect();
  scenario.scrollIntoView();
});
if (location.hash !== '') observer.observe(document.body, { childList: true, subtree: true });
