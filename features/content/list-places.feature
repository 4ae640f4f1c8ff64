Feature: Places in a long list
  A list leads to a year or month, and a reader who comes back finds it as it was left.

  Rule: Coming back

    @PAGE-03 @PAGE-01 @browser
    Scenario: Back from a post finds the pages that were read, the place, and the focus
      Given I visit the announcements page
      And I scroll the list to 0 px before its end
      And I see 20 announcements
      And I scroll the list to 0 px before its end
      And I see 30 announcements
      When I click the link "" in announcement 24 of the list
      And I see the button "나누기"
      And I go back
      Then announcement 24 of the list is in the window
      And the link "" in announcement 24 of the list has the focus
      And GET /api/Announcement was sent 3 times

    @PAGE-03 @browser
    Scenario: A reload finds the place again, and a new visit begins with the newest
      Given I visit the announcements page
      And I scroll the list to 0 px before its end
      And I see 20 announcements
      And I scroll the list to 300 px before its end
      And announcement 19 of the list is in the window
      When I reload
      Then I see 20 announcements
      And announcement 19 of the list is in the window
      When I click the link "행사" in the navigation "교제"
      And I see the heading "행사"
      And I click the link "공지사항" in the navigation "교제"
      Then I see 10 announcements
      And announcement 1 of the list is in the window

  Rule: Going to a year or month

    @PAGE-03
    Scenario Outline: The <things> lead to a month, and the address keeps it
      Given I visit the <list> page
      When I click the words "연도·월로 가기"
      And I choose "2026년" for "연도"
      And I choose "5월" for "월"
      And I click the button "가기"
      Then I see "2026년 5월의 글부터 보여 드립니다."
      And I am at <address>
      And <thing> 1 of the list says "2026-05"
      When I reload
      Then <thing> 1 of the list says "2026-05"
      When I click the link "가장 새 글부터 보기"
      Then <thing> 1 of the list says "2026-11"

      Examples:
        | things         | thing         | list           | address                                 |
        | announcements  | announcement  | announcements  | /communion/announcements?from=2026-05   |
        | advertisements | advertisement | advertisements | /communion/advertisements?from=2026-05  |
        | sheets         | sheet         | Bible studies  | /sermon/bibleStudies?from=2026-05       |

    @PAGE-03
    Scenario: A year without posts says so, and shows the nearest
      When I visit /communion/announcements?from=1999
      Then I see "1999년까지 거슬러 올라가는 글은 없습니다. 가장 오래된 글을 보여 드립니다."

    @PAGE-03
    Scenario: A long list is led through by few calls
      Given the long-feed world
      When I visit /communion/announcements?from=2016-06
      Then I see "2016년 6월의 글부터 보여 드립니다."
      And announcement 1 of the list says "2016-06"
      And GET /api/Announcement was sent 11 times
