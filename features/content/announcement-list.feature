Feature: Reading announcements
  A list that goes on as far as one reads, and never loses what it has.

  @ANNO-01 @LIST-04
  Scenario: An announcement shows title, day, author and words
    When I visit the announcements page
    Then I see 10 announcements
    And announcement 1 of the list says "추수감사주일 예배와 점심 식사를 안내해 드립니다"
    And every announcement shows its title, day, author and words
    And I see "2026-11-17 · 예배위원회"

  @LIST-01 @LIST-03
  Scenario: The next page is asked for within 20 px of the end, not before, and once
    Given I visit the announcements page
    Then I see 10 announcements
    And the list is at most 80 % of the window high
    When I scroll the list to 23 px before its end
    Then GET /api/Announcement was sent 1 time
    When I scroll the list to 19 px before its end
    Then I see 20 announcements
    And GET /api/Announcement was sent 2 times
    And no announcement stands there twice

  @LIST-03
  Scenario: No page is asked for twice at once
    Given I visit the announcements page
    And I see 10 announcements
    And GET /api/Announcement hangs
    When I scroll the list to 0 px before its end
    Then GET /api/Announcement was sent 2 times
    When I scroll the waiting list up and to its end again
    Then GET /api/Announcement was sent 2 times

  @LIST-02
  Scenario: The last page ends the list
    Given I visit the announcements page
    When I read the list to its end
    Then I see "모든 게시물을 불러왔습니다."
    And I see 57 announcements
    And no announcement stands there twice
    And GET /api/Announcement was sent 7 times

  @LIST-02
  Scenario: A list without announcements says so
    Given the empty world
    When I visit the announcements page
    Then I see "아직 올라온 공지사항이 없습니다."
    And GET /api/Announcement was sent 1 time

  @LIST-03 @AUTH-16
  Scenario: A first page that does not come can be asked for again
    Given GET /api/Announcement gets no answer
    When I visit the announcements page
    Then a toast says "공지사항을 불러오지 못했습니다."
    And a toast says "Network Error"
    When GET /api/Announcement works again
    And I click the button "다시 시도"
    Then I see 10 announcements

  @LIST-03
  Scenario: A next page that does not come leaves the list as it is
    Given I visit the announcements page
    And I see 10 announcements
    And GET /api/Announcement fails
    When I scroll the list to 0 px before its end
    Then a toast says "공지사항을 불러오지 못했습니다."
    And I see "다음 공지사항을 불러오지 못했습니다."
    And I see 10 announcements
    When GET /api/Announcement works again
    And I click the button "다시 시도"
    Then I see 20 announcements
    And no announcement stands there twice

  @LIST-05
  Scenario: A visitor's call carries no token
    When I visit the announcements page
    Then I see 10 announcements
    And GET /api/Announcement was sent in nobody's name

  @LIST-05 @AUTH-17
  Scenario: A member's call carries the stored token
    Given my browser notes what is sent with credentials
    And I am a member
    When I visit the announcements page
    Then I see 10 announcements
    And GET /api/Announcement was sent in my name
    And every call was sent with credentials

  @LIST-05
  Scenario Outline: A visitor who is answered <status> starts no refresh
    Given GET /api/Announcement is answered with <status>
    When I visit the announcements page
    Then a toast says "공지사항을 불러오지 못했습니다."
    And GET /api/Announcement was sent 1 time
    And POST /api/Account/Refresh was sent 0 times
    And I do not see the login dialog

    Examples:
      | status |
      | 401    |
      | 403    |

  @REL-14
  Scenario: Markup in announcements is shown as text
    Given my browser notes what is sent with credentials
    And the hostile world
    When I visit the announcements page
    And I read the list to its end
    Then I see 57 announcements
    And I see "<script>window.hacked=true</script>"
    And nothing of it ran
    And nothing was asked of another server
    And nothing is wider than the window

  @REL-18
  Scenario: Leaving the page gives up the call that is under way
    Given my browser notes what is sent with credentials
    And I visit the vision page
    And GET /api/Announcement hangs
    And I visit the announcements page
    And GET /api/Announcement was sent 1 time
    When I click "행사" in the navigation "교제"
    Then GET /api/Announcement was given up
    And I see the heading "행사"
    And no toast is shown
